import Link from 'next/link'

/** Made anew for each request, as the product's pages are when they are not kept. */
export const dynamic = 'force-dynamic'

const cards = Array.from({ length: 60 }, (_none, at) => ({
  id: `service-${at}`,
  title: `Tax service number ${at}`,
  text: 'Everything your return needs: papers checked, deductions found, filed in time, and the assessment read.',
  cents: 14_900 + at * 1_000,
}))

/** A shop of sixty cards with a picture, a title, a text, a price and a form each. */
export default async function Page() {
  return (
    <main>
      <h1>Store</h1>
      <ul className="products">
        {cards.map(({ id, title, text, cents }) => (
          <li key={id} className="product card-link">
            <svg viewBox="0 0 120 90" aria-hidden="true">
              <path d="M0 90A90 90 0 0 1 90 0v90z" fill="#5d6772" />
              <circle cx="100" cy="70" r="14" fill="#d8232a" />
            </svg>
            <h2>
              <Link href={`/product/${id}`} prefetch={false}>
                {title}
              </Link>
            </h2>
            <p>{text}</p>
            <p className="numbers">CHF {(cents / 100).toFixed(2)}</p>
            <form method="post" action="/cart">
              <input type="hidden" name="productId" value={id} />
              <input type="hidden" name="quantity" value="1" />
              <button type="submit">Add to cart</button>
            </form>
          </li>
        ))}
      </ul>
    </main>
  )
}
