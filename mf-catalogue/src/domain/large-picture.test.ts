import { largePicturePath } from './large-picture.ts';

describe('largePicturePath', () => {
  it('has the largest width that the picture service has of products', () => {
    expect(largePicturePath('/media/product.SKI-101.main.aa214d39/800.jpg')).toBe(
      '/media/product.SKI-101.main.aa214d39/1400.jpg',
    );
  });

  it.each(['data:image/svg+xml,x', 'https://other.example/media/a/800.jpg', '/media/a/800.svg'])(
    'is %s itself, which the service does not serve',
    (url) => {
      expect(largePicturePath(url)).toBe(url);
    },
  );
});
