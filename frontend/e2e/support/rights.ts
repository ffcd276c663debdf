/** The _ids of the sets of rights that each installation has. */
export const sets = {
  owner: '0000000000000000000000a1',
  finance: '0000000000000000000000a2',
  moderator: '0000000000000000000000a3',
  content: '0000000000000000000000a4',
  support: '0000000000000000000000a5',
};
