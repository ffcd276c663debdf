import { skipToken } from '@reduxjs/toolkit/query';
import { useListBdsQuery } from '../../api/bd.gen';
import { accountOption, found, nameByCode, pickerOf } from './picker';
import type { Found } from './picker.types';

/** Finds BDs by name or code. */
export function useFoundBd(search: string): Found {
  const { currentData, isFetching, refetch } = useListBdsQuery(found(search, 'name'));
  return {
    options: currentData?.data.map(accountOption),
    searching: isFetching,
    retry: () => void refetch(),
  };
}

export const bdPicker = pickerOf({
  refers: 'bd',
  readers: { panels: ['admin'], right: 'staff.read' },
  useName: (code) =>
    nameByCode(code ?? '', useListBdsQuery(code ? found(code, 'name') : skipToken).currentData?.data),
  useFound: useFoundBd,
});
