import { firstDataElement } from './first-data.js';

describe('firstDataElement', () => {
  it('should keep texts from ending the element', () => {
    const data = { '/api/x': { name: '</script><script>alert(1)</script><!--' } };
    const [, text] =
      /^<script type="application\/json" id="first-data" data-panel="bd" data-now="0">([^<]*)<\/script>$/.exec(
        firstDataElement('bd', data, { now: 0, isRendered: false }),
      )!;
    expect(JSON.parse(text!)).toEqual(data);
  });
});
