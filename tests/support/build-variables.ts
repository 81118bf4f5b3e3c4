/** What the tested build has beyond an empty `.env`: functions that are off by default, and cost nothing then. */
export const BUILD_VARIABLES = {
  VITE_ENQUIRY_PATH: '/enquiry',
  VITE_CASE_CATEGORY: '6',
  VITE_DOWNLOADS: 'true',
};
