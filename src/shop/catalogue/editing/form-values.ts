import { formatAmount } from '#platform/format.ts'
import { unitPriceCents } from '#shop/catalogue/catalogue.ts'
import { readPictureUrl } from '#shop/catalogue/picture.ts'
import type { Editable } from './edit-db.server.ts'
import { toText } from './plain-markup.ts'
import { type Entered, statusOf } from './product-form.ts'

export function formValues(product: Editable): Entered {
  const { title, subtitle, ribbonText, description, purchasable, variants, details, pictures, related } = product
  return {
    ...{ title, subtitle: subtitle ?? '', ribbonText: ribbonText ?? '', description: toText(description) },
    status: statusOf(product),
    ordering: purchasable ? 'online' : 'on-request',
    ...Object.assign({}, ...variants.map(variantValues)),
    ...Object.assign({}, ...details.map((detail, at) => detailValues(detail, at))),
    ...Object.assign({}, ...pictures.map((picture, at) => pictureValues(picture, at))),
    ...Object.fromEntries(related.map((id, at) => [`related.${at}`, id])),
  }
}

function variantValues(variant: Editable['variants'][number]): Entered {
  const { id, title, left, monthlyPlaces, isOffered, priceInCents, salePriceInCents } = variant
  const price = unitPriceCents({ price_in_cents: priceInCents, sale_price_in_cents: salePriceInCents })
  return {
    [`${id}.title`]: title,
    [`${id}.price`]: formatAmount(price),
    [`${id}.places`]: left === null ? '' : String(left),
    [`${id}.left`]: left === null ? '' : String(left),
    [`${id}.monthly`]: monthlyPlaces === null ? '' : String(monthlyPlaces),
    [`${id}.offered`]: isOffered ? 'yes' : '',
  }
}

function detailValues({ title, description }: { title: string; description: string }, at: number): Entered {
  return { [`detail.${at}.title`]: title, [`detail.${at}.text`]: description }
}

function pictureValues({ url, alt }: { url: string; alt: string }, at: number): Entered {
  return { [`picture.${at}.illustration`]: readPictureUrl(url)?.illustration ?? '', [`picture.${at}.alt`]: alt }
}

export function differences(now: Entered, entered: Entered): Entered {
  const names = new Set([...Object.keys(now), ...Object.keys(entered)])
  const isOther = (name: string) => {
    return !name.endsWith('.left') && plain(now[name]) !== plain(entered[name])
  }
  const isField = (name: string) => name in now || /^(?:detail|picture|related)\./.test(name)
  return Object.fromEntries(
    [...names].filter((name) => isField(name) && isOther(name)).map((name) => [name, now[name] ?? '']),
  )
}

function plain(text = ''): string {
  return text.replaceAll('\r\n', '\n').trim()
}
