import { Flag, FreeText, IdOrEmpty, Int, Items, OneOf, Optional, Text } from '../../http/fields.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsInt, ShowsText } from '../../http/shown-fields.js';
import { COLUMN_STATES, DENSITIES, FIT, type ColumnState, type Density } from './kept-list.schema.js';

const MOST_COLUMNS = 60;
/** The width of a column in pixels. */
const [NARROWEST, WIDEST] = [40, 1000];
const LONGEST_NAME = 60;
const LONGEST_QUERY = 2000;

const columnState = { description: 'Omitted: the list shows the column if it has room' };

/** The choices about one column, in the order of the screen. */
export class ListColumn {
  @Text(LONGEST_NAME, { description: "The API's name of the field", example: 'username' }) field: string;
  @Optional() @OneOf(COLUMN_STATES, 'ColumnState', columnState) state?: ColumnState;
  @Optional() @Int(NARROWEST, WIDEST, { description: 'In pixels' }) width?: number;
}

const Columns = () => Items(ListColumn, MOST_COLUMNS, { description: 'All columns, in their order' });
const DensityField = () => OneOf(DENSITIES, 'ListDensity');
const ListName = () => Text(LONGEST_NAME, { description: "The list's name in its panel", example: 'users' });
const Query = () =>
  FreeText(LONGEST_QUERY, {
    description: 'Search, filters, sort and page size, as a query string',
    example: 'limit=20&sort=-coin',
  });
const ROWS =
  "Rows a page; 0: the list's own number, or the choice about all lists; -1: as many as fit into the window";
const ALL_ROWS =
  "Rows a page of every list without a choice of its own; 0: each list's own number; -1: as many as fit";
const SHARED = 'Whether all admins see the view of an admin; views of other accounts stay their own';
const Shared = () => Flag({ description: SHARED });

export class ListNameDto {
  @ListName() list: string;
}

/** The choices that change; the others stay. */
@RefuseUnknown()
export class KeepListDto {
  @Optional() @Int(FIT, 100, { description: ROWS }) limit?: number;
  @Optional()
  @FreeText(LONGEST_NAME, {
    description: "A field, or -field for descending order; '': the list's own order",
  })
  sort?: string;
  @Optional() @Columns() columns?: ListColumn[];
  @Optional() @DensityField() density?: Density;
  @Optional() @IdOrEmpty({ description: "The view that the menu opens; '': none" }) view?: string;
  @Optional() @Flag({ description: 'Whether Delete asks in this queue' }) askDelete?: boolean;
}

/** The choice about all lists. */
@RefuseUnknown()
export class KeepAllListsDto {
  @Int(FIT, 0, { description: ALL_ROWS }) limit: number;
}

@RefuseUnknown()
export class AddListViewDto {
  @ListName() list: string;
  @Text(LONGEST_NAME) name: string;
  @Optional() @Shared() shared?: boolean;
  @Optional() @Query() query?: string;
  @Optional() @Columns() columns?: ListColumn[];
  @Optional() @DensityField() density?: Density;
}

/** The parts of a view that change; the others stay. */
@RefuseUnknown()
export class UpdateListViewDto {
  @Optional() @Text(LONGEST_NAME) name?: string;
  @Optional() @Shared() shared?: boolean;
  @Optional() @Query() query?: string;
  @Optional() @Columns() columns?: ListColumn[];
  @Optional() @DensityField() density?: Density;
}

const ShowsColumns = () => Shows({ type: [ListColumn], description: 'Empty: as the list has them' });
const ShowsDensity = () => Shows({ enum: DENSITIES, enumName: 'ListDensity' });

/** How the reader left one list. */
export class KeptListDto {
  @ShowsText('', 'users') list: string;
  @ShowsInt(ROWS) limit: number;
  @ShowsText("A field, or -field for descending order; '': the list's own order") sort: string;
  @ShowsColumns() columns: ListColumn[];
  @ShowsDensity() density: Density;
  @ShowsText("The _id of the view that the menu opens; '': none") view: string;
  @Shows({ type: Boolean, description: 'Whether Delete asks in this queue' }) askDelete: boolean;
}

export class ListViewDto {
  @ShowsId() _id: string;
  @ShowsText('', 'users') list: string;
  @ShowsText() name: string;
  @Shows({ type: Boolean, description: SHARED }) shared: boolean;
  @Shows({ type: Boolean, description: 'Whether the reader may change the view' }) own: boolean;
  @ShowsText('Search, filters, sort and page size, as a query string', 'limit=20&sort=-coin') query: string;
  @ShowsColumns() columns: ListColumn[];
  @ShowsDensity() density: Density;
}

/** Everything that the reader keeps of the lists of the panel. */
export class KeptListsDto {
  @ShowsInt(ALL_ROWS) limit: number;
  @Shows({ type: [KeptListDto] }) lists: KeptListDto[];
  @Shows({ type: [ListViewDto], description: 'Own views, and those that colleagues share' })
  views: ListViewDto[];
}

/** Whether the reader wants a list to have as many rows as fit into the window. */
export const fitsWindow = ({ limit, lists }: KeptListsDto, list: string): boolean =>
  (lists.find((one) => one.list === list)?.limit || limit) === FIT;
