import { formatDate, formatMoney } from '#platform/format.ts'
import type { RefusalWords } from '#platform/words.ts'
import { lineTitle } from '#shop/orders/line-title.ts'
import type { EmailRejection, LineStatus, PriceGuaranteeError, SaveRefusal } from './price-guarantee.ts'

type ProductStatus = { todayCents: number | null; unitPriceCents: number }

export type PriceGuaranteeWords = {
  line: (endsAt: Date) => string
  errors: Readonly<Record<PriceGuaranteeError, { title: string; text: string }>>
  status: Readonly<Record<LineStatus, (line: ProductStatus) => string | null>>
  keep: RefusalWords<SaveRefusal>
  mail: RefusalWords<EmailRejection>
  emailContent: {
    subject: (total: string) => string
    text: (until: string) => string
    line: (line: { title: string; variantTitle: string }) => string
    total: string
    open: string
    note: string
    why: (mailbox: string) => string
  }
}

const wait = ({ retryAfterSeconds }: { retryAfterSeconds: number }) =>
  `Too many attempts. Please wait ${Math.max(1, Math.ceil(retryAfterSeconds / 60))} minutes.`

export const en: PriceGuaranteeWords = {
  line: (endsAt) => `Price kept until ${formatDate(endsAt)}`,
  errors: {
    'price-lock-unknown': {
      title: 'We keep no price under this link',
      text: 'The link is not whole, or was changed on its way. Open it from your letter or bookmark once more, or work the price out anew.',
    },
    'price-lock-over': {
      title: 'The time of this price is over',
      text: 'We kept it for 30 days. What it costs today the price calculator says.',
    },
    'price-lock-used': {
      title: 'This price has been ordered',
      text: 'A kept price counts for one order, and there is one. An order that was not paid gives it back within 30 minutes.',
    },
  },
  status: {
    same: () => null,
    'dearer-today': ({ todayCents }) => `Costs ${formatMoney(todayCents ?? 0)} today; you pay the price that was kept.`,
    'cheaper-today': ({ todayCents }) => `Costs ${formatMoney(todayCents ?? 0)} today: the lower price counts.`,
    'not-sold': () => 'Not sold any more, so it cannot be ordered. Write to us, and we look for what serves you.',
  },
  keep: {
    'nothing-chosen': 'This package is not sold at the moment.',
    'too-many': wait,
  },
  mail: {
    'no-email': 'Enter a full email address.',
    'too-many': wait,
    'price-lock-unknown': 'We keep no price under this link.',
    'price-lock-over': 'The time of this price is over.',
    'price-lock-used': 'This price has been ordered.',
  },
  emailContent: {
    subject: (total) => `Your price of ${total}, kept for you`,
    text: (until) =>
      `You worked out this price on our site, and we keep it until ${until}. The link puts it into your cart.`,
    line: ({ title, variantTitle }) => lineTitle({ productTitle: title, variantTitle }),
    total: 'Total',
    open: 'Open the kept price',
    note: 'The price counts for one order. If something costs less by then, you pay less.',
    why: (mailbox) =>
      `Somebody entered this address on our site to get this letter. If it was not you, do nothing. Questions: ${mailbox}`,
  },
}
