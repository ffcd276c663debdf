import { skipToken } from '@reduxjs/toolkit/query';
import { useListCoinAgenciesQuery } from '../../api/coin-panel.gen';
import { accountOption, found, nameByCode, pickerOf } from './picker';
import type { Found } from './picker.types';

/** Finds coin agencies by name or code. */
export function useFoundCoinAgency(search: string): Found {
  const { currentData, isFetching, refetch } = useListCoinAgenciesQuery(found(search, 'name'));
  return {
    options: currentData?.details.map(accountOption),
    searching: isFetching,
    retry: () => void refetch(),
  };
}

export const coinAgencyPicker = pickerOf({
  refers: 'coin',
  readers: { panels: ['admin'], right: 'staff.read' },
  useName: (code) =>
    nameByCode(
      code ?? '',
      useListCoinAgenciesQuery(code ? found(code, 'name') : skipToken).currentData?.details,
    ),
  useFound: useFoundCoinAgency,
});
