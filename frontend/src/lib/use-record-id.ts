import { useSearchParams } from 'react-router-dom';

/** Returns the id of the record in the address (`?id=`); '' without one. */
export const useRecordId = () => useSearchParams()[0].get('id') ?? '';
