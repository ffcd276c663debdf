import { Select } from '@mantine/core';
import { useListLiveGiftCategoriesQuery } from '../../../api/live-gift-categories.gen';
import type { FieldControl, FormValues } from '../../../components/record-form/field';
import { texts as shared } from '../../../components/base/components.texts';
import { EmptyChoice } from '../../../components/record-form/empty-choice';
import { catalogueScreens } from '../shared/catalogue-screens';
import { texts } from '../shared/catalogues.texts';
import { wordsOf } from '../shared/words';

const toAdd = {
  label: wordsOf({ screens: catalogueScreens['live-gift-categories'] }).add,
  to: catalogueScreens['live-gift-categories'].add,
};

/** Selects the category of a live gift from all categories. */
export function CategoryField({ form }: { form: FieldControl<FormValues> }) {
  const { data, isLoading, isFetching, isError, refetch } = useListLiveGiftCategoriesQuery({});
  const gone = form.value && data && !data.details.some(({ _id }) => _id === form.value);
  const isNone = data?.details.length === 0;
  return (
    <div>
      <Select
        data-path={form.name}
        label={form.label}
        required={form.required}
        disabled={form.disabled}
        aria-busy={isLoading}
        error={isError ? texts.categoriesFailed : (form.error ?? (gone && texts.categoryGoneHint))}
        onDropdownOpen={() => isError && void refetch()}
        data={data?.details.map(({ _id, title }) => ({ value: _id, label: title })) ?? []}
        nothingFoundMessage={isFetching ? shared.loading : isNone ? texts.noCategory : shared.picker.none}
        searchable
        allowDeselect={false}
        // The list scrolls itself: a scroll area around it would not be reachable by keyboard.
        withScrollArea={false}
        value={form.value || null}
        onChange={(id) => form.onChange(id ?? '')}
      />
      {isNone && <EmptyChoice text={texts.noCategory} add={toAdd} />}
    </div>
  );
}
