import { beginUpload, shareOf, uploadWith } from './upload-progress';

const file = (bytes: number) => new Blob([new Uint8Array(bytes)]);

describe('shareOf', () => {
  it('should count the files of a form in the order in which they are sent', () => {
    const [first, second] = [file(100), file(300)];
    const at = (sent: number) => {
      const upload = { files: [first, second], sent, total: 420, cancel: () => undefined };
      return [shareOf(upload, first), shareOf(upload, second)];
    };
    expect(at(0)).toEqual([0, 0]);
    expect(at(70)).toEqual([0.5, 0]);
    expect(at(120)).toEqual([1, 0]);
    expect(at(270)).toEqual([1, 0.5]);
    expect(at(420)).toEqual([1, 1]);
  });
});

describe('beginUpload', () => {
  it('should find the upload of a file until the upload ends', () => {
    const [one, other] = [file(10), file(10)];
    const upload = beginUpload([one], () => undefined);
    upload.report(4, 12);
    expect(uploadWith([other])).toBeUndefined();
    expect(uploadWith([other, one])).toMatchObject({ sent: 4, total: 12 });
    upload.end();
    expect(uploadWith([one])).toBeUndefined();
  });
});
