import { Injectable, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppError } from '../../core/errors.js';
import { DomainEvent } from './domain-event.js';
import { DomainEvents, Emits, On } from './domain-events.js';
import { DomainEventsModule } from './domain-events.module.js';

class Renamed extends DomainEvent {
  constructor(readonly name: string) {
    super();
  }
}
class Requested extends DomainEvent<string> {}

/** The actions of the handlers, in order. */
let done: string[];
let failure: unknown;

@Injectable()
@Emits(Renamed, Requested)
class Emitter {}

@Injectable()
class Beta {
  @On(Renamed)
  async follow({ name }: Renamed): Promise<void> {
    await Promise.resolve();
    done.push(`Beta ${name}`);
  }
  @On(Requested)
  answer(): Promise<string> {
    return Promise.resolve('Beta');
  }
}

@Injectable()
class Alpha {
  @On(Renamed, { order: 1 })
  finish({ name }: Renamed): Promise<void> {
    done.push(`Alpha at last ${name}`);
    return Promise.resolve();
  }
  @On(Renamed)
  follow({ name }: Renamed): Promise<void> {
    done.push(`Alpha ${name}`);
    return Promise.resolve();
  }
  @On(Requested)
  answer(): Promise<string | undefined> {
    return Promise.resolve(undefined);
  }
}

@Injectable()
class Broken {
  @On(Renamed)
  follow(): Promise<void> {
    return Promise.reject(failure);
  }
}

@Injectable()
class Mistyped {
  // @ts-expect-error -- Renamed has no reply
  @On(Renamed)
  reply(): Promise<string> {
    return Promise.resolve('');
  }
  // @ts-expect-error -- the event carries no number
  @On(Renamed)
  follow(_: Renamed & { number: number }): Promise<void> {
    return Promise.resolve();
  }
}

async function start(...providers: Type[]): Promise<DomainEvents> {
  @Module({ imports: [DomainEventsModule], providers })
  class TestModule {}
  const nest = await NestFactory.createApplicationContext(TestModule, { logger: false, abortOnError: false });
  return nest.get(DomainEvents);
}
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as Error,
  );

describe('DomainEvents', () => {
  beforeEach(() => {
    done = [];
  });

  it('should run handlers sequentially by order and name when an event is emitted', async () => {
    const events = await start(Emitter, Beta, Alpha);
    await events.emit(new Renamed('mira'));
    expect(done).toEqual(['Alpha mira', 'Beta mira', 'Alpha at last mira']);
  });

  it('should return only the defined replies when some handlers return none', async () => {
    const events = await start(Emitter, Beta, Alpha);
    expect(await events.emit(new Requested())).toEqual(['Beta']);
  });

  it('should return no replies when an event has no handler', async () => {
    const events = await start(Emitter);
    expect(await events.emit(new Renamed('mira'))).toEqual([]);
  });

  it('should rethrow the error with the handler name as cause and stop when a handler fails', async () => {
    const origin = new Error('origin');
    failure = new AppError('IN_USE', 'Still needed', undefined, undefined, { cause: origin });
    const events = await start(Emitter, Alpha, Broken, Beta);
    const passedOn = await failureOf(events.emit(new Renamed('mira')));
    expect(passedOn).toBe(failure);
    expect(passedOn).toMatchObject({
      code: 'IN_USE',
      message: 'Still needed',
      cause: { message: 'Broken.follow failed on Renamed: Still needed', cause: origin },
    });
    expect(done).toEqual(['Alpha mira', 'Beta mira']);
  });

  it('should name the handler when it throws a value that is not an Error', async () => {
    failure = 'a text';
    const events = await start(Emitter, Broken);
    expect(await failureOf(events.emit(new Renamed('mira')))).toMatchObject({
      cause: { message: expect.stringContaining('Broken.follow failed on Renamed'), cause: 'a text' },
    });
  });

  it('should fail at start when a handler waits for an event without emitter', async () => {
    await expect(start(Beta)).rejects.toThrow('Beta.answer waits for Requested, which nobody emits');
  });

  it('should fail at start when two modules provide the same handler', async () => {
    @Module({ providers: [Beta] })
    class Other {}
    @Module({ imports: [Other, DomainEventsModule], providers: [Emitter, Beta] })
    class TestModule {}
    const started = NestFactory.createApplicationContext(TestModule, { logger: false, abortOnError: false });
    await expect(started).rejects.toThrow('Beta.answer would run twice');
  });

  it('should reject an event when no provider declares it', async () => {
    const events = await start();
    await expect(events.emit(new Renamed('mira'))).rejects.toThrow('No provider declares @Emits(Renamed)');
  });

  it('should not compile when a handler has another event or reply type', () => {
    expect(Mistyped).toBeDefined();
  });
});
