import { Edit as Gift } from '../../features/catalogues/gifts/gift-pages';
import { Edit as LiveGift } from '../../features/catalogues/live-gifts/live-gift-pages';
import { RecordFiguresLater } from '../../features/figures/figures-later';
import { recordMeasures } from '../../features/figures/record-measures';

/** How much was given of a gift. */
const useOf = ({ _id, title }: { _id: string; title: string }) => (
  <RecordFiguresLater
    lists="admin"
    measures={recordMeasures.gift}
    owner={{ of: `gift:${_id}`, code: title }}
  />
);

export const EditGiftPage = () => <Gift above={useOf} />;
export const EditLiveGiftPage = () => <LiveGift above={useOf} />;
