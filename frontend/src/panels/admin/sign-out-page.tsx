import { SignOutPage } from '../../features/auth/sign-out-page';

export const AdminSignOutPage = () => <SignOutPage panel="admin" />;
