// Screens on which nobody starts the day: their table is a chunk of its own, which the first list does not wait for.
import { Route, Routes } from 'react-router-dom';
import { lazyPage } from '../../lib/lazy-page';
import { below, paths } from '../../lib/paths';

const { admin } = paths;
const PendingWithdrawals = lazyPage(
  admin.withdrawals['0'],
  () => import('./withdrawal-pages'),
  'PendingWithdrawalsPage',
);
const ApprovedWithdrawals = lazyPage(
  admin.withdrawals['1'],
  () => import('./withdrawal-pages'),
  'ApprovedWithdrawalsPage',
);
const RejectedWithdrawals = lazyPage(
  admin.withdrawals['2'],
  () => import('./withdrawal-pages'),
  'RejectedWithdrawalsPage',
);
const NoWithdrawal = lazyPage(
  admin.withdrawalRecord,
  () => import('../../features/withdrawals/no-withdrawal-page'),
  'NoWithdrawalPage',
);
const Withdrawal = lazyPage(admin.withdrawalPage, () => import('./withdrawal-page'), 'WithdrawalRecordPage');
const Voucher = lazyPage(
  admin.voucherPage,
  () => import('../../features/withdrawals/voucher-page'),
  'VoucherPage',
);
const BankExports = lazyPage(
  admin.bankExports,
  () => import('../../features/withdrawals/bank-exports-page'),
  'BankExportsPage',
);
const Notifications = lazyPage(
  admin.notifications,
  () => import('../../features/notifications/notifications-page'),
  'NotificationsPage',
);
const Jobs = lazyPage(admin.jobs, () => import('../../features/jobs/jobs-page'), 'JobsPage');
const Audit = lazyPage(admin.audit, () => import('./audit-page'), 'AdminAuditPage');
const Sessions = lazyPage(
  admin.sessions,
  () => import('../../features/staff-sessions/sessions-page'),
  'SessionsPage',
);
const AddBd = lazyPage(admin.bd.add, () => import('./bd-pages'), 'AddBdPage');
const BdList = lazyPage(admin.bd.list, () => import('./bd-pages'), 'BdListPage');
const ViewBd = lazyPage(admin.bd.viewPage, () => import('./bd-pages'), 'ViewBdPage');
const EditBd = lazyPage(admin.bd.editPage, () => import('./bd-pages'), 'EditBdPage');
const AddAgencyAdmin = lazyPage(
  admin.agencyAdmin.add,
  () => import('./agency-admin-pages'),
  'AddAgencyAdminPage',
);
const AgencyAdminList = lazyPage(
  admin.agencyAdmin.list,
  () => import('./agency-admin-pages'),
  'AgencyAdminListPage',
);
const ViewAgencyAdmin = lazyPage(
  admin.agencyAdmin.viewPage,
  () => import('./agency-admin-pages'),
  'ViewAgencyAdminPage',
);
const EditAgencyAdmin = lazyPage(
  admin.agencyAdmin.editPage,
  () => import('./agency-admin-pages'),
  'EditAgencyAdminPage',
);
const AddAgency = lazyPage(admin.agency.add, () => import('./agency-pages'), 'AddAgencyPage');
const AgencyList = lazyPage(admin.agency.list, () => import('./agency-pages'), 'AgencyListPage');
const ViewAgency = lazyPage(admin.agency.viewPage, () => import('./agency-pages'), 'ViewAgencyPage');
const EditAgency = lazyPage(admin.agency.editPage, () => import('./agency-pages'), 'EditAgencyPage');
const AddCoinAgency = lazyPage(
  admin.coinAgency.add,
  () => import('./coin-agency-pages'),
  'AddCoinAgencyPage',
);
const CoinAgencyList = lazyPage(
  admin.coinAgency.list,
  () => import('./coin-agency-pages'),
  'CoinAgencyListPage',
);
const ViewCoinAgency = lazyPage(
  admin.coinAgency.viewPage,
  () => import('./coin-agency-pages'),
  'ViewCoinAgencyPage',
);
const EditCoinAgency = lazyPage(
  admin.coinAgency.editPage,
  () => import('./coin-agency-pages'),
  'EditCoinAgencyPage',
);
const SendCoins = lazyPage(admin.sendCoinsPage, () => import('./coin-pages'), 'SendCoinsPage');
const ReturnCoins = lazyPage(admin.returnCoins, () => import('./coin-pages'), 'ReturnCoinsPage');
const Transactions = lazyPage(admin.transactionsPage, () => import('./coin-pages'), 'TransactionsPage');
const RechargeHistory = lazyPage(
  admin.rechargeHistory,
  () => import('../../features/coins/recharge-history-page'),
  'RechargeHistoryPage',
);
const WaitingCoins = lazyPage(
  admin.waitingCoins,
  () => import('../../features/second-admin/waiting-coins-page'),
  'WaitingCoinsPage',
);
const CoinLimits = lazyPage(admin.coinLimits, () => import('./settings-page'), 'CoinLimitsPage');
const Reconciliation = lazyPage(
  admin.reconciliation,
  () => import('../../features/ledger/reconciliation-page'),
  'ReconciliationPage',
);
const Statement = lazyPage(
  admin.ledgerPage,
  () => import('../../features/ledger/statement-page'),
  'StatementPage',
);
const VideoList = lazyPage(
  admin.videos,
  () => import('../../features/videos/video-list-page'),
  'VideoListPage',
);
const Moderation = lazyPage(
  admin.moderation,
  () => import('../../features/moderation/moderation-page'),
  'ModerationPage',
);
const Settings = lazyPage(admin.settings, () => import('./settings-page'), 'GeneralSettingsPage');
const Family = lazyPage(admin.family, () => import('./settings-page'), 'FamilyPage');
const LiveTime = lazyPage(admin.liveTime, () => import('./settings-page'), 'LiveTimePage');
const SecretKeys = lazyPage(
  admin.secretKeys,
  () => import('../../features/settings/secret-keys-page'),
  'SecretKeysPage',
);
const UpdateUser = lazyPage(admin.updateUserPage, () => import('./coin-pages'), 'UpdateUserPage');
const Trash = lazyPage(admin.trash, () => import('../../features/catalogues/tools/trash-page'), 'TrashPage');
const AppVersion = lazyPage(admin.appVersion, () => import('./settings-page'), 'AppVersionPage');
const Hierarchy = lazyPage(admin.hierarchy, () => import('./hierarchy-page'), 'AdminHierarchyPage');
const AdminList = lazyPage(admin.admins, () => import('./admins-page'), 'AdminListPage');
const AddAdmin = lazyPage(
  admin.addAdmin,
  () => import('../../features/admins/add-admin-page'),
  'AddAdminPage',
);

// Whatever is not named above: the catalogues' table knows the rest, and says what nobody knows.
const Catalogues = lazyPage('*', () => import('./catalogue-routes'), 'CatalogueRoutes');

export function FurtherRoutes() {
  return (
    <Routes>
      <Route path={below(admin.withdrawals['0'])} element={<PendingWithdrawals />} />
      <Route path={below(admin.withdrawals['1'])} element={<ApprovedWithdrawals />} />
      <Route path={below(admin.withdrawals['2'])} element={<RejectedWithdrawals />} />
      <Route path={below(admin.withdrawalRecord)} element={<NoWithdrawal />} />
      <Route path={below(admin.withdrawalPage)} element={<Withdrawal />} />
      <Route path={below(admin.voucherPage)} element={<Voucher />} />
      <Route path={below(admin.bankExports)} element={<BankExports />} />
      <Route path={below(admin.notifications)} element={<Notifications />} />
      <Route path={below(admin.jobs)} element={<Jobs />} />
      <Route path={below(admin.audit)} element={<Audit />} />
      <Route path={below(admin.sessions)} element={<Sessions />} />
      <Route path={below(admin.bd.add)} element={<AddBd />} />
      <Route path={below(admin.bd.list)} element={<BdList />} />
      <Route path={below(admin.bd.viewPage)} element={<ViewBd />} />
      <Route path={below(admin.bd.editPage)} element={<EditBd />} />
      <Route path={below(admin.agencyAdmin.add)} element={<AddAgencyAdmin />} />
      <Route path={below(admin.agencyAdmin.list)} element={<AgencyAdminList />} />
      <Route path={below(admin.agencyAdmin.viewPage)} element={<ViewAgencyAdmin />} />
      <Route path={below(admin.agencyAdmin.editPage)} element={<EditAgencyAdmin />} />
      <Route path={below(admin.agency.add)} element={<AddAgency />} />
      <Route path={below(admin.agency.list)} element={<AgencyList />} />
      <Route path={below(admin.agency.viewPage)} element={<ViewAgency />} />
      <Route path={below(admin.agency.editPage)} element={<EditAgency />} />
      <Route path={below(admin.coinAgency.add)} element={<AddCoinAgency />} />
      <Route path={below(admin.coinAgency.list)} element={<CoinAgencyList />} />
      <Route path={below(admin.coinAgency.viewPage)} element={<ViewCoinAgency />} />
      <Route path={below(admin.coinAgency.editPage)} element={<EditCoinAgency />} />
      <Route path={below(admin.sendCoinsPage)} element={<SendCoins />} />
      <Route path={below(admin.returnCoins)} element={<ReturnCoins />} />
      <Route path={below(admin.transactionsPage)} element={<Transactions />} />
      <Route path={below(admin.rechargeHistory)} element={<RechargeHistory />} />
      <Route path={below(admin.waitingCoins)} element={<WaitingCoins />} />
      <Route path={below(admin.coinLimits)} element={<CoinLimits />} />
      <Route path={below(admin.reconciliation)} element={<Reconciliation />} />
      <Route path={below(admin.ledgerPage)} element={<Statement />} />
      <Route path={below(admin.videos)} element={<VideoList />} />
      <Route path={below(admin.moderation)} element={<Moderation />} />
      <Route path={below(admin.settings)} element={<Settings />} />
      <Route path={below(admin.family)} element={<Family />} />
      <Route path={below(admin.liveTime)} element={<LiveTime />} />
      <Route path={below(admin.secretKeys)} element={<SecretKeys />} />
      <Route path={below(admin.updateUserPage)} element={<UpdateUser />} />
      <Route path={below(admin.trash)} element={<Trash />} />
      <Route path={below(admin.appVersion)} element={<AppVersion />} />
      <Route path={below(admin.hierarchy)} element={<Hierarchy />} />
      <Route path={below(admin.admins)} element={<AdminList />} />
      <Route path={below(admin.addAdmin)} element={<AddAdmin />} />
      <Route path="*" element={<Catalogues />} />
    </Routes>
  );
}
