import { emptyApi as api } from './empty-api';
export const addTagTypes = ['catalogues'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listRecordUses: build.query<ListRecordUsesApiResponse, ListRecordUsesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/catalogues/uses`,
          params: {
            kind: queryArg.kind,
            id: queryArg.id,
          },
        }),
        providesTags: ['catalogues'],
      }),
      listTrash: build.query<ListTrashApiResponse, ListTrashApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/catalogues/trash`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
            kind: queryArg.kind,
          },
        }),
        providesTags: ['catalogues'],
      }),
      deleteUsedRecord: build.mutation<DeleteUsedRecordApiResponse, DeleteUsedRecordApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/catalogues/delete`,
          method: 'POST',
          body: queryArg.deleteUsedRecordDto,
        }),
        invalidatesTags: ['catalogues'],
      }),
      restoreRecord: build.mutation<RestoreRecordApiResponse, RestoreRecordApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/catalogues/restore`,
          method: 'POST',
          body: queryArg.restoreRecordDto,
        }),
        invalidatesTags: ['catalogues'],
      }),
      showRecord: build.mutation<ShowRecordApiResponse, ShowRecordApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/catalogues/shown`,
          method: 'POST',
          body: queryArg.showRecordDto,
        }),
        invalidatesTags: ['catalogues'],
      }),
      arrangeRecords: build.mutation<ArrangeRecordsApiResponse, ArrangeRecordsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/catalogues/arrange`,
          method: 'POST',
          body: queryArg.arrangeRecordsDto,
        }),
        invalidatesTags: ['catalogues'],
      }),
      moveRecord: build.mutation<MoveRecordApiResponse, MoveRecordApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/catalogues/move`,
          method: 'POST',
          body: queryArg.moveRecordDto,
        }),
        invalidatesTags: ['catalogues'],
      }),
      changeCatalogueRecords: build.mutation<ChangeCatalogueRecordsApiResponse, ChangeCatalogueRecordsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/catalogues/bulk`,
            method: 'POST',
            body: queryArg.bulkCatalogueDto,
            headers: {
              'Idempotency-Key': queryArg['Idempotency-Key'],
            },
          }),
          invalidatesTags: ['catalogues'],
        },
      ),
      listImportColumns: build.query<ListImportColumnsApiResponse, ListImportColumnsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/catalogues/columns`,
          params: {
            kind: queryArg.kind,
          },
        }),
        providesTags: ['catalogues'],
      }),
      importCatalogue: build.mutation<ImportCatalogueApiResponse, ImportCatalogueApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/catalogues/import`,
          method: 'POST',
          body: queryArg.importDto,
        }),
        invalidatesTags: ['catalogues'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as cataloguesApi };
export type ListRecordUsesApiResponse = /** status 200 Success */ RecordUsesResponse;
export type ListRecordUsesApiArg = {
  /** Catalogue */
  kind: CatalogueKind;
  id: string;
};
export type ListTrashApiResponse = /** status 200 Success */ TrashResponse;
export type ListTrashApiArg = {
  /** First day, of the installation */
  from?: string | undefined;
  /** Last day, included, of the installation */
  to?: string | undefined;
  /** Catalogue */
  kind?: CatalogueKind | undefined;
};
export type DeleteUsedRecordApiResponse = /** status 200 Deleted */ Envelope;
export type DeleteUsedRecordApiArg = {
  deleteUsedRecordDto: DeleteUsedRecordDto;
};
export type RestoreRecordApiResponse = /** status 200 Restored */ Envelope;
export type RestoreRecordApiArg = {
  restoreRecordDto: RestoreRecordDto;
};
export type ShowRecordApiResponse = /** status 200 Saved */ Envelope;
export type ShowRecordApiArg = {
  showRecordDto: ShowRecordDto;
};
export type ArrangeRecordsApiResponse = /** status 200 Order saved */ Envelope;
export type ArrangeRecordsApiArg = {
  arrangeRecordsDto: ArrangeRecordsDto;
};
export type MoveRecordApiResponse = /** status 200 Order saved */ Envelope;
export type MoveRecordApiArg = {
  moveRecordDto: MoveRecordDto;
};
export type ChangeCatalogueRecordsApiResponse = /** status 200 Success */ BulkStartedResponse;
export type ChangeCatalogueRecordsApiArg = {
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  bulkCatalogueDto: BulkCatalogueDto;
};
export type ListImportColumnsApiResponse = /** status 200 Success */ ImportColumnsResponse;
export type ListImportColumnsApiArg = {
  /** Catalogue */
  kind: TransferableKind;
};
export type ImportCatalogueApiResponse = /** status 200 Success */ ImportResponse;
export type ImportCatalogueApiArg = {
  importDto: ImportDto;
};
export type UseSettlement = 'moved' | 'released' | 'together';
export type RecordUse = {
  /** Records that use it */
  what: string;
  /** Number of records */
  count: number;
  /** Effect of `delete` on them: moved to another record, released from this record, or deleted together with it */
  settlement: UseSettlement;
};
export type TimesGiven = {
  /** Number of times that users gave this gift or live gift, at most 10,000 */
  count: number;
  /** Whether it was given more often than `count` */
  more: boolean;
  /** When it was given last */
  last: string | null;
};
export type RecordOwners = {
  /** Users who have this frame, effect, theme or VIP pack now or later; at most 10,000 */
  owners: number;
  /** Times that users bought it; at most 10,000 */
  sold: number;
  /** Times that staff gave it; at most 10,000 */
  given: number;
  /** When it was sold or given last; omitted: never */
  last?: string | undefined;
};
export type RecordUsesResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: RecordUse[];
  given: TimesGiven;
  owned: RecordOwners;
};
export type ErrorCode =
  | 'VALIDATION_FAILED'
  | 'FILE_REJECTED'
  | 'UNAUTHENTICATED'
  | 'INVALID_CREDENTIALS'
  | 'FORBIDDEN'
  | 'CSRF'
  | 'PASSWORD_CHANGE_REQUIRED'
  | 'MFA_REQUIRED'
  | 'PROOF_REQUIRED'
  | 'ACCOUNT_BANNED'
  | 'NOT_FOUND'
  | 'INVALID_TRANSITION'
  | 'INSUFFICIENT_COINS'
  | 'WALLET_FROZEN'
  | 'NEEDS_SECOND_ADMIN'
  | 'DUPLICATE'
  | 'IDEMPOTENCY_MISMATCH'
  | 'VERSION_CONFLICT'
  | 'OFFSET_MISMATCH'
  | 'IN_USE'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_TYPE'
  | 'RANGE_NOT_SATISFIABLE'
  | 'RATE_LIMITED'
  | 'INTERNAL'
  | 'UNAVAILABLE';
export type Failure = {
  success: 0;
  /** Error message for staff */
  message: string;
  /** Error code for programs */
  code: ErrorCode;
  /** The invalid fields */
  errors?:
    | {
        field: string;
        message: string;
      }[]
    | undefined;
  /** VERSION_CONFLICT of a call with `versionSeen`: the present record, as the call and its reads answer it */
  details?:
    | {
        [key: string]: unknown;
      }
    | undefined;
  /** VERSION_CONFLICT: who changed the record last, if known */
  changedBy?: string | undefined;
  /** When `changedBy` changed the record */
  changedAt?: string | undefined;
  /** Quote this id when you report a problem */
  requestId: string;
};
export type CatalogueKind =
  | 'background-themes'
  | 'banners'
  | 'contents'
  | 'entry-effect-levels'
  | 'entry-effects'
  | 'frame-levels'
  | 'frames'
  | 'gifts'
  | 'levels'
  | 'live-gift-categories'
  | 'live-gifts'
  | 'plans'
  | 'songs'
  | 'tags'
  | 'themes'
  | 'user-levels'
  | 'vip-items'
  | 'vips';
export type TrashedRecord = {
  /** Catalogue */
  kind: CatalogueKind;
  id: string;
  /** Label for staff */
  label: string;
  /** When it was deleted; removed permanently 30 days later */
  deletedAt: string;
  /** Name of the person who deleted it */
  deletedBy: string;
};
export type TrashResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: TrashedRecord[];
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type DeleteUsedRecordDto = {
  /** Catalogue */
  kind: CatalogueKind;
  id: string;
  /** Record of the same catalogue that replaces the deleted record in the records that use it */
  moveTo?: string | undefined;
};
export type RestoreRecordDto = {
  /** Catalogue */
  kind: CatalogueKind;
  id: string;
};
export type ShowRecordDto = {
  /** Catalogue */
  kind: CatalogueKind;
  id: string;
  /** false: hide the record from the app */
  shown: boolean;
};
export type ArrangeRecordsDto = {
  /** Catalogue */
  kind: CatalogueKind;
  /** Records of the catalogue in their new order; other records keep their positions */
  ids: string[];
};
export type MoveRecordDto = {
  /** Catalogue */
  kind: CatalogueKind;
  id: string;
  /** Position in the list, from 1; a larger number means the last position */
  place: number;
};
export type BulkStartedResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Id of the batch that carries out the changes */
  batch: string;
};
export type CatalogueBulkAction = 'delete' | 'restore' | 'show' | 'hide' | 'price';
export type BulkCatalogueDto = {
  /** Number of records that the person saw; 409 when another number matches */
  expected: number;
  /** Reason, for the audit record of each change */
  reason?: string | undefined;
  /** Catalogue */
  kind: CatalogueKind;
  /** What happens to each record */
  action: CatalogueBulkAction;
  /** _ids of the selected records */
  ids: string[];
  /** For `price`: the new price in percent of the present one, rounded to whole coins */
  percent?: number | undefined;
};
export type ImportColumn = {
  /** Name of the column */
  name: string;
  /** What the column holds */
  meaning: string;
  /** A value; empty if there is no typical one */
  example: string;
  /** Whether each new record needs a value */
  required: boolean;
  /** Whether the column names a file */
  file: boolean;
};
export type ImportColumnsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: ImportColumn[];
};
export type TransferableKind =
  | 'banners'
  | 'contents'
  | 'entry-effect-levels'
  | 'entry-effects'
  | 'frame-levels'
  | 'frames'
  | 'gifts'
  | 'levels'
  | 'live-gift-categories'
  | 'live-gifts'
  | 'plans'
  | 'songs'
  | 'tags'
  | 'themes'
  | 'user-levels'
  | 'vip-items'
  | 'vips';
export type ImportOutcome = 'added' | 'changed' | 'unchanged' | 'refused';
export type ImportFault = {
  /** Invalid column or field, '' for the row as a whole */
  field: string;
  /** What is wrong with it */
  message: string;
};
export type ImportedRow = {
  /** Row of the spreadsheet; of a JSON or ZIP file the number of the record. From 1 */
  row: number;
  /** Label of the record in the file */
  label: string;
  /** Result, or the expected result of a check */
  outcome: ImportOutcome;
  errors: ImportFault[];
};
export type ImportReport = {
  /** Number of added records */
  added: number;
  /** Number of updated records */
  changed: number;
  /** Number of unchanged records */
  unchanged: number;
  /** Number of refused records, each with a reason */
  refused: number;
  /** Columns of the table that have no meaning for this catalogue. They are not read */
  ignored: string[];
  rows: ImportedRow[];
};
export type ImportResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: ImportReport;
};
export type ImportMode = 'check' | 'import';
export type ImportDto = {
  /** Catalogue */
  kind: TransferableKind;
  /** check: reports what would happen and changes nothing */
  mode: ImportMode;
  /** A file: transfer */
  file?: Blob | undefined;
  /** A finished upload in parts (admin/uploads), in place of the file */
  upload?: string | undefined;
};
export const {
  useListRecordUsesQuery,
  useLazyListRecordUsesQuery,
  useListTrashQuery,
  useLazyListTrashQuery,
  useDeleteUsedRecordMutation,
  useRestoreRecordMutation,
  useShowRecordMutation,
  useArrangeRecordsMutation,
  useMoveRecordMutation,
  useChangeCatalogueRecordsMutation,
  useListImportColumnsQuery,
  useLazyListImportColumnsQuery,
  useImportCatalogueMutation,
} = injectedRtkApi;
export const moveRecordLimits = {
  "place": {
    "minimum": 1,
    "maximum": 1000000
  }
} as const;
export const bulkCatalogueLimits = {
  "expected": {
    "minimum": 1,
    "maximum": 50000
  },
  "reason": {
    "maxLength": 500
  },
  "percent": {
    "minimum": 1,
    "maximum": 1000
  }
} as const;
