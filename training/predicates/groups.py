"""Labels that sources have for one kind of thing, Biolink's own last."""

GROUPS = {
    "chemical": "drug,compound,medicine,medication,small molecule,medicament,pharmaceutical,agent,chemical,chemical substance,substance,antibiotic,drug product,remedy,herb,treatment,"
    "therapy,vaccine,toxin,product,brand,antibody,molecule,metabolite,hormone,vitamin,nutrient,substanță,produs,ligand,mixture,exercise,allergen,drug",
    "disease": "disease,disorder,illness,condition,infection,syndrome,cancer,tumour,ailment,complaint,diagnosis,indication,boală,afecțiune,stare,state,patient group,disease",
    "phenotype": "symptom,sign,phenotype,side effect,event,effect,trait,simptom,semn,reacție,reaction,phenotypic feature",
    "gene": "gene,protein,receptor,enzyme,transcription factor,tf,mi rna,target,rna,transcript,gene family,protein family,transporter,genă,proteină,enzimă,dna,antigen,domain,complex,subunit,gene",
    "variant": "variant,snp,locus,mutation,polymorphism,variantă,mutație,sequence variant",
    "anatomy": "tissue,organ,anatomy,cell,cell type,cell line,body part,structure,compartment,component,cellular component,țesut,gland,glandă,structură,celulă,compartiment,anatomical entity",
    "process": "process,pathway,biological process,reaction,molecular function,activity,function,step,stage,etapă,proces,cale,reacție,biological process",
    "organism": "virus,bacterium,microbe,parasite,germ,pathogen,organism,species,plant,strain,animal,mouse,specie,bacterie,tulpină,plantă,organism taxon",
    "exposure": "exposure,behaviour,habit,factor,lifestyle,food,deficiency,aliment,biological entity",
    "test": "test,procedure,device,assay,scan,imaging,analiză,procedure",
    "document": "article,publication,abstract,paper,document,note,articol,publication",
    "person": "person,researcher,patient,doctor,persoană,agent",
}


def alike(label: str) -> list[str]:
    """The labels of the first group that has this one, in words; none where no group has."""
    for labels in GROUPS.values():
        if label in labels.split(","):
            return labels.split(",")
    return []
