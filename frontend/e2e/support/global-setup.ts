import { takeSnapshot } from './product';

export default takeSnapshot;
