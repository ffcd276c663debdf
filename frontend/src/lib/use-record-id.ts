import { useSearchParams } from 'react-router-dom';

/** The record that the address names (`?id=`); '' when it names none. */
export const useRecordId = () => useSearchParams()[0].get('id') ?? '';
