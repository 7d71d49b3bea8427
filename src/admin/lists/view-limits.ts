export const longestViewName = 60
/** How many views one person keeps, over all lists. */
export const mostViews = 50
