/** The mode of the files that lmdb creates. lmdb's types lack this option. */
export const ownerOnly = { permissionsMode: 0o600 };
