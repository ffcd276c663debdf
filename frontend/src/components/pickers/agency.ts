import { skipToken } from '@reduxjs/toolkit/query';
import { useListAgenciesQuery } from '../../api/agency.gen';
import { accountOption, found, nameByCode, pickerOf } from './picker';
import type { Found } from './picker.types';

/** Finds agencies by name or code. */
export function useFoundAgency(search: string): Found {
  const { currentData, isFetching, refetch } = useListAgenciesQuery(found(search, 'name'));
  return {
    options: currentData?.details.map(accountOption),
    searching: isFetching,
    retry: () => void refetch(),
  };
}

export const agencyPicker = pickerOf({
  refers: 'agency',
  readers: { panels: ['admin', 'agencyadmin'], right: 'staff.read' },
  useName: (code) =>
    nameByCode(code ?? '', useListAgenciesQuery(code ? found(code, 'name') : skipToken).currentData?.details),
  useFound: useFoundAgency,
});
