import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../core/caller.js';
import { Scope } from '../../../core/scope.js';
import type { Notice } from '../../../platform/inbox/notice.schema.js';
import { HostsService } from '../../hosts/hosts.service.js';
import { byId, type FactsOf, idsOf, decisionOf } from './facts.js';

/** What notices about host applications show: whose it is, and who decided why. */
@Injectable()
export class HostFacts implements FactsOf {
  constructor(private readonly hosts: HostsService) {}

  async of(notices: readonly Notice[], caller: Caller) {
    const hosts = byId(await this.hosts.named(Scope.of(caller), idsOf(notices)));
    return (notice: Notice) => {
      const host = hosts.get(notice.about);
      if (!host) return {};
      const { name: by = '', reason: detail = '' } = decisionOf(notice, host.decisions) ?? {};
      return { label: host.username, by, detail };
    };
  }
}
