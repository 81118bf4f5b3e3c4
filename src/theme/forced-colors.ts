export { enhanceHighContrast as enhanceForcedColors } from '@mui/material/styles';
