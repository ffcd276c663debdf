import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../http/http-context.js';
import { readRaw } from '../../http/raw-body.js';
import { Envelope } from '../../http/response.js';
import { OrderEvents } from './order-events.service.js';
import { StripeService } from './stripe.service.js';

/** The largest event that is read, in bytes. */
const EVENT_BYTES = 1024 * 1024;

/** What Stripe reports about payments. */
@ApiTags('orders')
@Controller('app/stripe')
export class StripeEventsController {
  constructor(
    private readonly events: OrderEvents,
    private readonly stripe: StripeService,
  ) {}

  @Endpoint('POST', 'webhook', {
    roles: ['public'],
    summary: 'Take an event of Stripe; for Stripe only',
    description:
      'The body is the event as Stripe sent and signed it (`Stripe-Signature`), at most 1 MB and 5 minutes old. Events of other kinds change nothing.',
    response: Envelope,
    errors: ['VALIDATION_FAILED', 'TOO_LARGE'],
  })
  async takeStripeEvent(@CurrentHttpContext() { request, response }: HttpContext) {
    const body = await readRaw(request, response, EVENT_BYTES);
    await this.events.take(await this.stripe.eventOf(body, request.get('Stripe-Signature') ?? ''));
  }
}
