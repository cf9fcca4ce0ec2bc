/** Id of the element that announces the number of products. It takes the focus of a link that its click removes. */
export const resultsStatusId = 'results-status';
