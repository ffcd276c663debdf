/** What the accounts of all four kinds have in common. */
export interface StaffAccount {
  _id: string;
  uniqueId: string;
  name: string;
  email: string;
  number: string;
  image: string;
  mustChangePassword: boolean;
  createdAt: string;
  status: 'active' | 'disabled';
  /** Of a coin agency. */
  coins?: number;
}

type Texts = Record<
  'name' | 'email' | 'number' | 'password' | 'username' | 'createBy' | 'bd' | 'admin',
  string
>;
/** What the forms hold; each kind uses those fields that it has. A form holds `mustChangePassword` as 'true' or ''. */
export type StaffValues = Texts & { mustChangePassword: string; image: File | null };
/** A new account: every field of its form is filled. */
export type NewStaff = Texts & { mustChangePassword: boolean; image: File };
/** Only what was changed. */
export type StaffChange = Partial<NewStaff>;
