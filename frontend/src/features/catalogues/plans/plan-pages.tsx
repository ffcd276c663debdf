import { plansList } from '../../../api/plans.lists.gen';
import {
  addPlanLimits,
  updatePlanLimits,
  useAddPlanMutation,
  useDeletePlanMutation,
  useFetchPlanQuery,
  useListPlansQuery,
  useUpdatePlanMutation,
  type AddPlanDto,
  type Plan,
} from '../../../api/plans.gen';
import { PurchasesOff } from '../../../components/purchases/purchases-off';
import { useListFilters } from '../../../components/base/filters/use-list-filters';
import { listFilters } from '../../../components/base/filters/list-filters';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import { AddRecord } from '../shared/add-record';
import { defineCatalogue } from '../shared/catalogue';
import { common } from '../shared/catalogue-filters';
import { CatalogueList } from '../shared/catalogue-list';
import { texts } from '../shared/catalogues.texts';
import { editableNumberColumn, nameColumn } from '../shared/columns';
import { EditRecord } from '../shared/edit-record';
import { catalogueScreens } from '../shared/catalogue-screens';
import { formatRupees } from '../../../lib/format';

const nameOf = ({ title }: Plan) => title;

function useSave(field: 'coins' | 'rs') {
  const [update] = useUpdatePlanMutation();
  return (id: string, value: number, versionSeen: number) =>
    update({ updatePlanDto: { id, [field]: value, versionSeen } }).unwrap();
}

const plan = defineCatalogue<Plan, AddPlanDto>({
  screens: catalogueScreens.plans,
  columns: [
    nameColumn('title', texts.columns.title, nameOf),
    editableNumberColumn('coins', 'Coins', ({ coins }) => coins, {
      of: catalogueScreens.plans.kind,
      limit: updatePlanLimits.coins,
      nameOf,
      useSave: () => useSave('coins'),
    }),
    editableNumberColumn('rs', 'Price', ({ rs }) => rs, {
      of: catalogueScreens.plans.kind,
      kind: 'price',
      limit: updatePlanLimits.rs,
      nameOf,
      format: formatRupees,
      useSave: () => useSave('rs'),
    }),
  ],
  limits: addPlanLimits,
  fields: [
    { name: 'title', label: texts.columns.title },
    { name: 'coins', label: 'Coins', kind: 'number' },
    { name: 'rs', label: 'Price in rupees', kind: 'price' },
  ],
  nameOf,
  search: 'Search title',
  hint: 'Users buy the coins of a plan at its price.',
});

const filters = listFilters(plansList, {
  coins: 'Coins',
  rs: 'Price',
  ...common,
});

export function List() {
  const list = useListState(plansList);
  const { values, ...narrowing } = useListFilters(filters);
  const plans = useListPlansQuery({ ...list.arg, ...values });
  const [remove] = useDeletePlanMutation();
  return (
    <CatalogueList
      catalogue={plan}
      above={<PurchasesOff />}
      list={list}
      narrowing={narrowing}
      query={plans}
      rows={plans.data?.plans}
      total={plans.data?.total}
      onDelete={({ _id }) => remove({ id: _id }).unwrap()}
    />
  );
}

export function Add() {
  const [add] = useAddPlanMutation();
  return <AddRecord catalogue={plan} onSave={(addPlanDto) => add({ addPlanDto }).unwrap()} />;
}

export function Edit() {
  const id = useRecordId();
  const found = useFetchPlanQuery({ id });
  const [update] = useUpdatePlanMutation();
  return (
    <EditRecord
      catalogue={plan}
      query={found}
      record={found.currentData?.plans}
      onSave={(change) => update({ updatePlanDto: { id, ...change } }).unwrap()}
    />
  );
}
