import { Tag } from '#design/feedback/status.tsx'
import { Drawing } from '#design/illustrations/illustration.tsx'
import type { ListedProduct } from '#shop/catalogue/catalogue.ts'
import { readPictureUrl } from '#shop/catalogue/picture.ts'

export function ProductPicture({
  product,
  at = 0,
  shape = 'picture',
  isDecorative = true,
}: {
  product: Pick<ListedProduct, 'images' | 'title'>
  at?: number
  shape?: 'picture' | 'square'
  isDecorative?: boolean
}) {
  const image = product.images[at]
  const picture = image ? readPictureUrl(image.url) : null
  const alt = isDecorative ? '' : (image?.alt ?? '')
  if (picture)
    return (
      <Drawing
        illustration={picture.illustration}
        seed={picture.seed}
        level={picture.level}
        shape={shape}
        title={alt}
      />
    )
  if (!image) return <Drawing illustration="fan" seed={product.title} shape={shape} />
  return <img className={`drawing ${shape}`} src={image.url} alt={alt} width={1200} height={800} loading="lazy" />
}

export function Ribbon({ product }: { product: ListedProduct }) {
  if (!product.ribbon_text) return null
  return <Tag tone={product.type.value === 'package' ? 'red' : undefined}>{product.ribbon_text}</Tag>
}
