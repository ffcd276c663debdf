// Transfers to one coin agency, and the returns of each transfer.
import type { Actor } from '../support/app.js';
import { CoinTransfers, prepare } from './coin-transfers.js';
import { expectSuccess } from '../support/errors.js';

interface Row {
  returned: number;
  returnable: number;
  state: string;
}

class AgencyReturns extends CoinTransfers {
  /** Sends coins of the platform to the coin agency. Returns the id of the transfer. */
  async sendToAgency(coins: number): Promise<string> {
    return String(expectSuccess(await this.send('1', this.agency.uniqueId, coins)).transfer);
  }

  /** Returns coins to the platform without naming a transfer. */
  back(coins: number) {
    return this.giveBack({ username: this.agency.uniqueId, coins });
  }

  /** Returns coins of this transfer, like the list of transactions. */
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

  /** Returned coins, returnable coins and state of each transfer to the coin agency, newest first. */
  async states() {
    const { received } = await this.received();
    return received.map(({ returned, returnable, state }) => [returned, returnable, state]);
  }
}

export const agencyReturns = () => prepare(new AgencyReturns());
