import { Button } from '@mantine/core';
import { useState } from 'react';
import { Choice } from '../../components/base/choice';
import { chooseDateLanguage } from '../../components/base/date-language/choose-date-language';
import { texts } from '../../components/base/date-language/date-language.texts';
import { Sheet } from '../../components/base/sheet';
import { chosenLanguage, dateLanguages, exampleOf, ownName } from '../../lib/date-language';
import classes from './profile.module.css';

/** Chooses the language of dates and numbers. A button applies it, because the page then loads anew. */
export function DateLanguageChoice() {
  const [language, setLanguage] = useState(chosenLanguage);
  return (
    <Sheet title={texts.title}>
      <form
        className={classes.language}
        onSubmit={(event) => {
          event.preventDefault();
          chooseDateLanguage(language);
        }}
      >
        <Choice
          label={texts.label}
          description={texts.hint}
          value={language ?? ''}
          data={[
            { value: '', label: texts.asBrowser },
            ...dateLanguages.map((one) => ({
              value: one,
              label: texts.option(ownName(one), ...exampleOf(one)),
            })),
          ]}
          renderOption={({ option: { value, label } }) => <span lang={value || undefined}>{label}</span>}
          onChange={(chosen) => setLanguage(chosen || undefined)}
        />
        <Button type="submit" variant="light">
          {texts.apply}
        </Button>
      </form>
    </Sheet>
  );
}
