import { Link } from 'react-router'
import { packageFinder as words } from '#content/pages/pricing.ts'
import { nextFilingDeadlines } from '#content/procedure/deadline-words.ts'
import { FactList } from '#design/facts.tsx'

/** Shows which package fits each situation, and the next filing deadline. `today` is YYYY-MM-DD. */
export function PackageFinder({ today }: { today: string }) {
  return (
    <>
      <FactList
        facts={words.routes.map(({ situation, packageId, name }) => ({
          term: situation,
          value: (
            <Link className="alone" to={`/product/${packageId}`}>
              {name}
            </Link>
          ),
        }))}
      />
      <p className="soft mt-16">
        {words.note} <Link to={words.link.href}>{words.link.name}</Link>
      </p>
      <p className="mt-16">
        {words.deadline(nextFilingDeadlines(today))} <Link to={words.deadlineLink.href}>{words.deadlineLink.name}</Link>
      </p>
    </>
  )
}
