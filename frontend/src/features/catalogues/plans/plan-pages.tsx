import {
  addPlanLimits,
  useAddPlanMutation,
  useDeletePlanMutation,
  useFetchPlanQuery,
  useListPlansQuery,
  useUpdatePlanMutation,
  type AddPlanDto,
  type Plan,
} from '../../../api/plans.gen';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import { AddRecord } from '../shared/add-record';
import { defineCatalogue } from '../shared/catalogue';
import { CatalogueList } from '../shared/catalogue-list';
import { texts } from '../shared/catalogues.texts';
import { nameColumn, numberColumn } from '../shared/columns';
import { EditRecord } from '../shared/edit-record';
import { planScreens } from './plan-screens';
import { formatRupees } from '../../../lib/format';

const sorts = ['title', 'coins', 'rs'] as const;
const nameOf = ({ title }: Plan) => title;

const plan = defineCatalogue<Plan, AddPlanDto>({
  screens: planScreens,
  columns: [
    nameColumn(texts.columns.title, nameOf, 'title'),
    numberColumn('Coins', ({ coins }) => coins, 'coins'),
    { title: 'Price', align: 'end', sort: 'rs', value: ({ rs }) => formatRupees(rs) },
  ],
  limits: addPlanLimits,
  fields: [
    { name: 'title', label: texts.columns.title },
    { name: 'coins', label: 'Coins', kind: 'number' },
    { name: 'rs', label: 'Price in rupees', kind: 'price' },
  ],
  nameOf,
  ordered: true,
  search: 'Search title',
  hint: 'Users buy the coins of a plan at its price.',
});

export function List() {
  const list = useListState({ sorts });
  const plans = useListPlansQuery(list.arg);
  const [remove] = useDeletePlanMutation();
  return (
    <CatalogueList
      catalogue={plan}
      list={list}
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
