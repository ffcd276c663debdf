/** The mode of the files that lmdb makes: an option of lmdb's that its types lack. */
export const ownerOnly = { permissionsMode: 0o600 };
