import { type Connection, Types } from 'mongoose';
import sharp from 'sharp';
import { around, present } from '../../core/present.js';
import { Admin } from '../../modules/staff/admins/admin.schema.js';
import type { FilesService } from '../../platform/files/files.service.js';
import { User } from '../../modules/users/user.schema.js';
import { NOT_SCORED, Video, VIDEO_STATUS, type VideoStatus } from '../../modules/videos/video.schema.js';
import { type Act, callerOf } from './demo-callers.js';
import type { DemoDays } from './demo-days.js';
import { Random } from './random.js';
import { drawScene, PALETTES, SCENE_HEIGHT, SCENE_WIDTH, SCENES } from './scenes.js';
import { makeWebm } from './webm.js';

const SEED = 77;
const HOUR = 3_600_000;
const COUNTS: [VideoStatus, number][] = [
  [VIDEO_STATUS.undecided, 48],
  [VIDEO_STATUS.approved, 60],
  [VIDEO_STATUS.rejected, 28],
  [VIDEO_STATUS.deleted, 24],
];
const REASONS = [
  'Shows a phone number',
  'Not suitable for all ages',
  'Advertises another app',
  'Not their own video',
];
/** The number of pictures in a video loop: small, and smooth enough to show motion. */
const PICTURES = 12;
const INTERVAL = 250;
const THUMBNAIL = 160;

interface Drawn {
  clip: Buffer;
  poster: Buffer;
  thumbnail: Buffer;
  captions: string[];
}

type Owner = Pick<User, '_id' | 'username' | 'createdAt'>;
type DemoVideo = Pick<Video, '_id' | 'username' | 'caption' | 'status' | 'decision'>;

const VERBS: Partial<Record<VideoStatus, string>> = {
  [VIDEO_STATUS.approved]: 'video.approve',
  [VIDEO_STATUS.rejected]: 'video.reject',
  [VIDEO_STATUS.deleted]: 'video.delete',
};

/**
 * Creates videos in every state, with their files, for the first of these users, and updates the video counts of all
 * users. Returns the decisions as the audit log shows them.
 */
export async function seedVideos(
  connection: Connection,
  files: FilesService,
  users: Owner[],
  days: DemoDays,
): Promise<Act[]> {
  const random = new Random(SEED);
  const admins = await connection.model<Admin>(Admin.name).find().sort({ _id: 1 }).lean<Admin[]>();
  const drawn = await Promise.all(SCENES.flatMap((scene) => PALETTES.map((palette) => draw(scene, palette))));
  const owners = users.slice(0, 60);
  const states = COUNTS.flatMap(([status, count]) => Array.from({ length: count }, () => status));

  const videos = await Promise.all(
    states.map(async (status, at) => {
      const user = at % 7 === 0 ? present(owners[0]) : random.pick(owners);
      const { captions, ...content } = random.pick(drawn);
      const createdAt = uploadedAt(random.next(), user.createdAt, status, days);
      const admin = around(admins, at % 3 ? 0 : 1);
      const fields = {
        _id: new Types.ObjectId(),
        user: user._id,
        username: user.username,
        caption: random.pick(captions),
        status,
        createdAt,
        ...scoreOf(random, status),
        ...(status !== VIDEO_STATUS.undecided && { decision: decisionOf(random, status, admin, createdAt) }),
      };
      return { ...fields, ...(await store(files, content)) };
    }),
  );
  await connection.model(Video.name).insertMany(videos);
  await countVideos(connection, videos);
  return videos.flatMap((video) => actsOf(video));
}

/** Returns the decision on a video, if any, as the audit log shows it. */
function actsOf({ _id, username, caption, status, decision }: DemoVideo): Act[] {
  const action = VERBS[status];
  if (!action || !decision) return [];
  const { by, name, at, reason } = decision;
  const change = {
    action,
    target: { kind: 'video', id: _id.toHexString(), label: caption || username },
    before: { status: VIDEO_STATUS.undecided },
    after: { status },
    reason,
  };
  return [{ caller: callerOf('admin', { _id: by, name }), at, change }];
}

async function draw(
  { draw: scene, captions }: (typeof SCENES)[number],
  palette: (typeof PALETTES)[number],
): Promise<Drawn> {
  const pictures = Array.from({ length: PICTURES }, (_, at) => drawScene(scene, palette, at / PICTURES));
  const [clip, poster, thumbnail] = await Promise.all([
    makeWebm({ width: SCENE_WIDTH, height: SCENE_HEIGHT, interval: INTERVAL, pictures }),
    sharp(pictures[3]).webp({ effort: 1 }).toBuffer(),
    sharp(pictures[3]).resize(THUMBNAIL, THUMBNAIL).webp().toBuffer(),
  ]);
  return { clip, poster, thumbnail, captions };
}

/** Stores separate files for every video, because the state of a video decides who may fetch its files. */
async function store(files: FilesService, { clip, poster, thumbnail }: Omit<Drawn, 'captions'>) {
  const id = new Types.ObjectId().toHexString();
  const [file, picture] = await Promise.all([
    files.storeMade('videos', id, 'webm', clip),
    files.storeMade('videos', id, 'webp', poster),
    files.storeMade('videos/thumb', id, 'webp', thumbnail),
  ]);
  return { file, poster: picture };
}

/** Returns a score. About a third of the videos have none; the undecided ones among them wait for scoring. */
function scoreOf(random: Random, status: VideoStatus) {
  if (random.chance(0.3))
    return status === VIDEO_STATUS.undecided ? { scoring: { dueAt: new Date(), tries: 0, fault: '' } } : {};
  const low = status === VIDEO_STATUS.rejected || status === VIDEO_STATUS.deleted;
  const score = Number((low ? random.next() * 0.6 : 1 - random.next() ** 2 * 0.95).toFixed(4));
  return { score, queueRank: Math.min(score, NOT_SCORED) };
}

/** Undecided videos are of the last hours. No user uploaded a video before registering. */
function uploadedAt(draw: number, joined: Date, status: VideoStatus, days: DemoDays): Date {
  const now = Date.now();
  if (status === VIDEO_STATUS.undecided)
    return new Date(now - draw * Math.max(Math.min(36 * HOUR, now - joined.getTime()), HOUR));
  const uploaded = days.time(draw);
  return uploaded > joined ? uploaded : new Date(joined.getTime() + draw * (now - joined.getTime()));
}

function decisionOf(random: Random, status: VideoStatus, admin: Admin, createdAt: Date) {
  const latest = Math.min(random.int(1, 48) * HOUR, Date.now() - createdAt.getTime());
  return {
    by: admin._id,
    role: 'admin',
    name: admin.name,
    session: 'demo',
    at: new Date(createdAt.getTime() + latest),
    reason: status === VIDEO_STATUS.rejected ? random.pick(REASONS) : '',
  };
}

async function countVideos(connection: Connection, videos: { user: Types.ObjectId; status: VideoStatus }[]) {
  const counts = new Map<string, number>();
  for (const { user, status } of videos) {
    const id = user.toHexString();
    if (status !== VIDEO_STATUS.deleted) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const users = connection.model(User.name);
  await users.updateMany({}, { videos: 0 });
  await users.bulkWrite(
    [...counts].map(([id, count]) => ({
      updateOne: { filter: { _id: new Types.ObjectId(id) }, update: { videos: count } },
    })),
  );
}
