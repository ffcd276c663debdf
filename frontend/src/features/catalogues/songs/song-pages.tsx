import { songsList } from '../../../api/songs.lists.gen';
import {
  addSongLimits,
  useAddSongMutation,
  useDeleteSongMutation,
  useFetchSongQuery,
  useListSongsQuery,
  useUpdateSongMutation,
  type AddSongDto,
  type Song,
} from '../../../api/songs.gen';
import { AudioPlayer } from '../../../components/media/audio-player';
import { fileUrl } from '../../../lib/files';
import { useListFilters } from '../../../components/base/filters/use-list-filters';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import { AddRecords } from '../shared/add-records';
import { defineCatalogue } from '../shared/catalogue';
import { listFilters } from '../../../components/base/filters/list-filters';
import { common } from '../shared/catalogue-filters';
import { CatalogueList } from '../shared/catalogue-list';
import { nameColumn } from '../shared/columns';
import { EditRecord } from '../shared/edit-record';
import { catalogueScreens } from '../shared/catalogue-screens';

const nameOf = ({ songName }: Song) => songName;

const song = defineCatalogue<Song, AddSongDto>({
  screens: catalogueScreens.songs,
  columns: [
    nameColumn('songName', 'Song', nameOf),
    {
      field: 'songPath',
      title: 'Player',
      value: ({ songName, songPath }) => <AudioPlayer src={fileUrl(songPath) ?? ''} label={songName} />,
    },
  ],
  limits: addSongLimits,
  fields: [
    { name: 'songName', label: 'Song name' },
    { name: 'songs', label: 'Audio file', kind: 'audio', stored: 'songPath' },
  ],
  nameOf,
  search: 'Search song',
  hint: 'Users add these songs to their videos.',
});

const filters = listFilters(songsList, common);

export function List() {
  const list = useListState(songsList);
  const { values, ...narrowing } = useListFilters(filters);
  const songs = useListSongsQuery({ ...list.arg, ...values });
  const [remove] = useDeleteSongMutation();
  return (
    <CatalogueList
      catalogue={song}
      list={list}
      narrowing={narrowing}
      query={songs}
      rows={songs.data?.songs}
      total={songs.data?.total}
      onDelete={({ _id }) => remove({ id: _id }).unwrap()}
    />
  );
}

/** Names a song after its file until the user types another name. */
const fromFile = (file: File) => ({ songName: file.name.replace(/\.\w+$/, ''), songs: file });

export function Add() {
  const [add] = useAddSongMutation();
  return (
    <AddRecords
      catalogue={song}
      fromFiles={{ kind: 'audio', valuesOf: fromFile }}
      onSave={(addSongDto) => add({ addSongDto }).unwrap()}
    />
  );
}

export function Edit() {
  const id = useRecordId();
  const found = useFetchSongQuery({ id });
  const [update] = useUpdateSongMutation();
  return (
    <EditRecord
      catalogue={song}
      query={found}
      record={found.currentData?.songs}
      onSave={(change) => update({ updateSongDto: { id, ...change } }).unwrap()}
    />
  );
}
