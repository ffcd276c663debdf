import { anybodys, coinAgency, user } from '../records.js';
import type { Entries } from '../requests.js';

export const RECHARGES: Entries = {
  findCoinAgency: { query: { userId: coinAgency.codeOrId } },
  sellCoins: {
    body: {
      userId: anybodys(user.username),
      coin: 1,
      coinAgency: coinAgency.codeOrId,
      id: coinAgency.codeOrId,
    },
  },
  listSentCoins: { body: { coinAgency: coinAgency.codeOrId } },
  listReceivedCoins: { body: { coinAgency: coinAgency.codeOrId } },
  fetchCoinTotals: { answers: () => ({ details: { balance: 990, received: 1000, sent: 10 } }) },
};
