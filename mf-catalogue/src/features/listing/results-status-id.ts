/** Id of the element that announces the number of products and names their list. It takes the focus of a removed link. */
export const resultsStatusId = 'results-status';
