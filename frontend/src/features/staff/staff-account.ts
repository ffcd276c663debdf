/** The fields that the accounts of all four kinds share. */
export interface StaffAccount {
  _id: string;
  version: number;
  uniqueId: string;
  name: string;
  email: string;
  number: string;
  image: string;
  mustChangePassword: boolean;
  createdAt: string;
  status: 'active' | 'disabled';
  /** Only for coin agencies. */
  coins?: number;
}

type Texts = Record<
  'name' | 'email' | 'number' | 'password' | 'username' | 'createBy' | 'bd' | 'admin',
  string
>;
/** The values of the forms; each kind uses its own fields. A form holds `mustChangePassword` as 'true' or ''. */
export type StaffValues = Texts & { mustChangePassword: string; image: File | null };
/** A new account: every field of its form is filled. */
export type NewStaff = Texts & { mustChangePassword: boolean; image: File };
/** Only the changed values. */
export type StaffChange = Partial<NewStaff & { versionSeen: number }>;
