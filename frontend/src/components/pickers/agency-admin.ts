import { skipToken } from '@reduxjs/toolkit/query';
import { useListAgencyAdminsQuery } from '../../api/agency-admin.gen';
import { accountOption, found, nameByCode, pickerOf } from './picker';
import type { Found } from './picker.types';

/** Finds agency admins by name or code. */
export function useFoundAgencyAdmin(search: string): Found {
  const { currentData, isFetching, refetch } = useListAgencyAdminsQuery(found(search, 'name'));
  return {
    options: currentData?.details.map(accountOption),
    searching: isFetching,
    retry: () => void refetch(),
  };
}

export const agencyAdminPicker = pickerOf({
  refers: 'agencyadmin',
  readers: { panels: ['admin'], right: 'staff.read' },
  useName: (code) =>
    nameByCode(
      code ?? '',
      useListAgencyAdminsQuery(code ? found(code, 'name') : skipToken).currentData?.details,
    ),
  useFound: useFoundAgencyAdmin,
});
