// A file of its own, because it is loaded only where the system forces its colours.
export { enhanceHighContrast as enhanceForcedColors } from '@mui/material/styles';
