import { anybodys, coinAgency, sale, user } from '../records.js';
import type { Entries } from '../requests.js';

export const RECHARGES: Entries = {
  findCoinAgency: { query: { userId: coinAgency.codeOrId } },
  suggestRecipients: { answers: () => ({ details: [{ id: expect.any(String) }] }) },
  sellCoins: {
    body: {
      userId: anybodys(user.username),
      coin: 1,
      coinAgency: coinAgency.codeOrId,
      id: coinAgency.codeOrId,
    },
  },
  listSentCoins: { body: { coinAgency: coinAgency.codeOrId } },
  fetchCoinReceipt: { path: { id: sale.id } },
  listReceivedCoins: { body: { coinAgency: coinAgency.codeOrId } },
  listOwnStatement: {
    query: { around: anybodys(sale.id) },
    answers: () => ({ period: { closing: 990 }, total: 2 }),
  },
  fetchCoinTotals: { answers: () => ({ details: { balance: 990, received: 1000, sent: 10 } }) },
};
