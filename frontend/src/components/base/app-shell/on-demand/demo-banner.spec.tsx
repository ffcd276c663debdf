// The news that the history of the demo is being filled in: on every screen, until it is complete.
import { screen, waitFor } from '@testing-library/dom';
import { answer, callsOf } from '../../../../../test/fake-api';
import { openScreen } from '../../../../../test/open-screen';
import { texts } from '../../components.texts';

const news = () => screen.queryByText(texts.shell.demoFilling);

/** Whether the history is being filled in, as the server says. */
let filling: boolean;
let head: HTMLMetaElement;
beforeEach(() => {
  filling = true;
  head = document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'demo' }));
  answer('fetchDemo', () => ({ details: { filling } }));
});
afterEach(() => head.remove());

describe('the banner of a demo', () => {
  it('should neither show nor ask in a complete demo', async () => {
    head.content = 'complete';
    await openScreen('admin', '/admin/approvedHost');
    await waitFor(() => expect(callsOf('listHosts').length).toBeGreaterThan(0));
    expect(news()).toBeNull();
    expect(callsOf('fetchDemo')).toEqual([]);
  });

  it('should vanish when the history is complete, and show the screen anew', async () => {
    head.content = 'filling';
    await openScreen('admin', '/admin/approvedHost');
    await waitFor(() => expect(news()).toBeTruthy());
    await waitFor(() => expect(callsOf('fetchDemo').length).toBeGreaterThan(1));
    expect(news()).toBeTruthy();
    const reads = callsOf('listHosts').length;
    filling = false;
    await waitFor(() => expect(news()).toBeNull());
    await waitFor(() => expect(callsOf('listHosts').length).toBeGreaterThan(reads));
    const asked = callsOf('fetchDemo').length;
    await new Promise((resolve) => setTimeout(resolve, 2500));
    // The last question was asked with the other reads of the screen.
    expect(callsOf('fetchDemo').length).toBeLessThanOrEqual(asked + 1);
  });

  it('should show in every panel', async () => {
    head.content = 'filling';
    await openScreen('agency', '/agency/dashboard');
    await waitFor(() => expect(news()).toBeTruthy());
    await waitFor(() => expect(callsOf('fetchDemo').length).toBeGreaterThan(0));
  });
});
