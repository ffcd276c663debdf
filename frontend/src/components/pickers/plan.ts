import { skipToken } from '@reduxjs/toolkit/query';
import { useListPlansQuery } from '../../api/plans.gen';
import { found, pickerOf } from './picker';
import type { Found } from './picker.types';

function useFoundPlans(search: string): Found {
  const { currentData, isFetching, refetch } = useListPlansQuery(found(search, 'title'));
  return {
    options: currentData?.plans.map(({ _id, title }) => ({ value: _id, label: title })),
    searching: isFetching,
    retry: () => void refetch(),
  };
}

export const planPicker = pickerOf({
  refers: 'plan',
  readers: { panels: ['admin'], right: 'catalogues.read' },
  // No search finds a plan by its _id.
  useName: (id) =>
    useListPlansQuery(id ? {} : skipToken).currentData?.plans.find(({ _id }) => _id === id)?.title,
  useFound: useFoundPlans,
});
