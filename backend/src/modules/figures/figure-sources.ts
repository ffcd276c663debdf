import { Injectable } from '@nestjs/common';
import type { SourceName } from './measures.js';
import { CoinsSource } from './sources/coins.source.js';
import type { FigureSource } from './sources/figure-source.js';
import { LiveSource } from './sources/live.source.js';
import { UsersSource } from './sources/users.source.js';

/** All sources of figures, by name. */
@Injectable()
export class FigureSources {
  readonly all: readonly FigureSource[];

  constructor(
    readonly users: UsersSource,
    readonly live: LiveSource,
    readonly coins: CoinsSource,
  ) {
    this.all = [users, live, coins];
  }

  named(name: SourceName): FigureSource {
    return this[name];
  }
}
