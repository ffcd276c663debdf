import { withoutInlineStyles } from './inline-styles';

describe('withoutInlineStyles', () => {
  it('should move styles into rules, the same style once', () => {
    const { html, css } = withoutInlineStyles(
      '<p style="gap:4px">a</p><p style="gap:4px">b</p><p style="color:red">c</p>',
    );
    expect(html).toBe('<p data-style="0">a</p><p data-style="0">b</p><p data-style="1">c</p>');
    expect(css).toBe(':root [data-style="0"]{gap:4px}:root [data-style="1"]{color:red}');
  });

  it('should decode quotes', () => {
    expect(withoutInlineStyles('<p style="background:url(&quot;/a.webp&quot;)"></p>').css).toContain(
      '{background:url("/a.webp")}',
    );
  });

  it.each(['a:b}body{display:none', 'a:&lt;/style&gt;', 'a:\\7d'])(
    'should throw for the style %s',
    (style) => {
      expect(() => withoutInlineStyles(`<p style="${style}">a</p>`)).toThrow('A screen has the style');
    },
  );
});
