import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { chooseDateLanguage } from '../../components/base/date-language/choose-date-language';
import { texts } from '../../components/base/date-language/date-language.texts';
import { Sheet } from '../../components/base/sheet';
import { chosenLanguage, dateLanguages, exampleOf, ownName } from '../../lib/date-language';
import classes from './profile.module.css';

/** Chooses the language of dates and numbers. A button applies it, because arrow keys change a closed select. */
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
        <NativeSelect
          label={texts.label}
          description={texts.hint}
          value={language ?? ''}
          onChange={({ currentTarget }) =>
            setLanguage(dateLanguages.find((one) => one === currentTarget.value))
          }
        >
          <option value="">{texts.asBrowser}</option>
          {dateLanguages.map((one) => (
            <option key={one} value={one} lang={one}>
              {texts.option(ownName(one), ...exampleOf(one))}
            </option>
          ))}
        </NativeSelect>
        <Button type="submit" variant="light">
          {texts.apply}
        </Button>
      </form>
    </Sheet>
  );
}
