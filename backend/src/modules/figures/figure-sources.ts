import { Injectable } from '@nestjs/common';
import type { SourceName } from './measures.js';
import { AccountsSource } from './sources/accounts.source.js';
import { ApplicationsSource } from './sources/applications.source.js';
import { CoinsSource } from './sources/coins.source.js';
import { DecisionsSource } from './sources/decisions.source.js';
import type { FigureSource } from './sources/figure-source.js';
import { ItemsSource } from './sources/items.source.js';
import { LiveSource } from './sources/live.source.js';
import { OrdersSource } from './sources/orders.source.js';
import { UsersSource } from './sources/users.source.js';
import { VideosSource } from './sources/videos.source.js';
import { WithdrawalsSource } from './sources/withdrawals.source.js';

export const SOURCE_CLASSES = [
  UsersSource,
  AccountsSource,
  ApplicationsSource,
  LiveSource,
  CoinsSource,
  WithdrawalsSource,
  VideosSource,
  DecisionsSource,
  OrdersSource,
  ItemsSource,
];

/** All sources of figures, by name. */
@Injectable()
export class FigureSources {
  readonly all: readonly FigureSource[];

  constructor(
    readonly users: UsersSource,
    readonly accounts: AccountsSource,
    readonly applications: ApplicationsSource,
    readonly live: LiveSource,
    readonly coins: CoinsSource,
    readonly withdrawals: WithdrawalsSource,
    readonly videos: VideosSource,
    readonly decisions: DecisionsSource,
    readonly orders: OrdersSource,
    readonly items: ItemsSource,
  ) {
    this.all = [users, accounts, applications, live, coins, withdrawals, videos, decisions, orders, items];
  }

  named(name: SourceName): FigureSource {
    return this[name];
  }
}
