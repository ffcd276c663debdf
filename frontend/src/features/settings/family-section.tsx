import { useReread, type Asked } from '../../api/reread';
import {
  updateFamilyImageLimits,
  useFetchFamilyImageQuery,
  useUpdateFamilyImageMutation,
  type FamilyImage,
  type FetchFamilyImageApiResponse,
} from '../../api/settings.gen';
import { Picture } from '../../components/base/picture';
import { EditableRecord } from '../../components/record-form/editable-record';
import type { Field } from '../../components/record-form/field';
import { ErrorState } from '../../components/base/state-views';
import { typedNumber } from '../../lib/typed-number';
import type { SettingsSectionProps } from './settings-page';
import classes from './settings.module.css';
import { texts } from './settings.texts';

const { family: text } = texts;

interface Values extends Record<string, string | File | null> {
  count: string;
  image: File | null;
}

const valuesOf = ({ count }: FamilyImage): Values => ({ count: String(count), image: null });

/** The number of families and their picture. */
export function FamilySection(props: SettingsSectionProps) {
  const query = useFetchFamilyImageQuery();
  const { data, error, refetch } = query;
  const family = data?.details[0];
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return family ? <Family family={family} query={query} {...props} /> : null;
}

interface FamilyProps extends SettingsSectionProps {
  family: FamilyImage;
  query: Asked<FetchFamilyImageApiResponse>;
}

function Family({ family, query, ...props }: FamilyProps) {
  const [update] = useUpdateFamilyImageMutation();
  const reread = useReread();
  const fields: Field<Values>[] = [
    { name: 'count', label: text.fields.count, kind: 'number', hint: text.keep },
    { name: 'image', label: text.fields.image, kind: 'image', shape: 'family', current: family.image },
  ];
  return (
    <div className={classes.family}>
      <Picture thing image={family.image} name={text.picture} width={96} height={96} />
      <EditableRecord<Values>
        {...props}
        setting="familyImage"
        title={text.section}
        editLabel={texts.edit}
        fields={fields}
        limits={updateFamilyImageLimits}
        initial={valuesOf(family)}
        record={{ version: family.version, read: (present) => valuesOf(present as unknown as FamilyImage) }}
        undoable={{
          read: async () => {
            const [record = family] = (await reread(query)).details;
            return { record, values: valuesOf(record) };
          },
        }}
        failure={text.failed}
        save={({ count, image }, _values, versionSeen) =>
          update({
            id: family._id,
            updateFamilyImageDto: {
              count: count?.trim() ? typedNumber(count) : undefined,
              image: image ?? undefined,
              versionSeen,
            },
          }).unwrap()
        }
      />
    </div>
  );
}
