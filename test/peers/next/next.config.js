/** Nothing but the page: packing is left to whoever stands in front, as the product leaves it for pages made anew. */
export default { compress: false, poweredByHeader: false }
