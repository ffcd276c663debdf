// Transfers to one coin agency, and what came back of each.
import type { Actor } from './app.js';
import { CoinTransfers, prepare } from './coin-transfers.js';
import { expectSuccess } from './errors.js';

interface Row {
  returned: number;
  returnable: number;
  state: string;
}

class AgencyReturns extends CoinTransfers {
  /** Coins of the platform for the coin agency. Returns the id of the transfer. */
  async sendToAgency(coins: number): Promise<string> {
    return String(expectSuccess(await this.send('1', this.agency.uniqueId, coins)).transfer);
  }

  /** A return by hand to the platform, which names no transfer. */
  back(coins: number) {
    return this.giveBack({ username: this.agency.uniqueId, coins });
  }

  /** A return of this transfer, as the list of transactions sends the return. */
  backOf(transfer: string, coins: number) {
    return this.giveBack({ username: this.agency.uniqueId, coins, senderName: '', transfer });
  }

  async received({ agent }: Actor = this.admin) {
    const body = { coinAgency: this.agency.uniqueId };
    return expectSuccess(await agent.post('/api/coin/recharge/received').send(body)) as unknown as {
      received: [Row, ...Row[]];
      owner: Record<string, unknown>;
    };
  }

  /** Of each transfer to the coin agency, newest first: returned coins, returnable coins and state. */
  async standing() {
    const { received } = await this.received();
    return received.map(({ returned, returnable, state }) => [returned, returnable, state]);
  }
}

export const agencyReturns = () => prepare(new AgencyReturns());
