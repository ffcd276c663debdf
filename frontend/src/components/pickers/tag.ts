import { skipToken } from '@reduxjs/toolkit/query';
import { useListTagsQuery } from '../../api/tags.gen';
import { found, pickerOf } from './picker';
import type { Found } from './picker.types';

function useFoundTags(search: string): Found {
  const { currentData, isFetching, refetch } = useListTagsQuery(found(search, 'title'));
  return {
    options: currentData?.details.map(({ _id, title }) => ({ value: _id, label: title })),
    searching: isFetching,
    retry: () => void refetch(),
  };
}

export const tagPicker = pickerOf({
  refers: 'tag',
  readers: { panels: ['admin'], right: 'catalogues.read' },
  // No search finds a tag by its _id.
  useName: (id) =>
    useListTagsQuery(id ? {} : skipToken).currentData?.details.find(({ _id }) => _id === id)?.title,
  useFound: useFoundTags,
});
